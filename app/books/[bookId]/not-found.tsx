export { NotFoundMessage as default } from "@/components/ui/not-found-message";
