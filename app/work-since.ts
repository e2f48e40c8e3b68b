/** Since when a reviewer's work is counted: midnight where this program runs, and an hour ago. */
export function workSince(now: Date): { today: string; lastHour: string } {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return { today: midnight.toISOString(), lastHour: new Date(now.getTime() - 3_600_000).toISOString() };
}
