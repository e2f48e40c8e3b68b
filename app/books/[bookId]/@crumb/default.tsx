export default function NoCrumb() {
  return null;
}
