"use client";

import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { Announcer } from "@/components/ui/announcer";
import { NavigationProgress } from "@/components/ui/navigation-progress";
import { ReviewerProvider, type ReviewerProviderProps } from "@/components/ui/reviewer";

export interface ProvidersProps {
  reviewer: string | null;
  onSaveReviewer: ReviewerProviderProps["onSave"];
  children: ReactNode;
}

/** What every screen shares: the live region, tooltips, and the reviewer's name. */
export function Providers({ reviewer, onSaveReviewer, children }: ProvidersProps) {
  return (
    <Tooltip.Provider delayDuration={500} skipDelayDuration={200}>
      <Announcer>
        <NavigationProgress />
        <ReviewerProvider reviewer={reviewer} onSave={onSaveReviewer}>
          {children}
        </ReviewerProvider>
      </Announcer>
    </Tooltip.Provider>
  );
}
