// Stands in for tsx in what `bundle-cli.mjs` makes: there is no TypeScript left to read.
export const register = () => undefined;
