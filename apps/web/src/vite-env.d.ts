declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  /** The address of the file. */
  const address: string;
  export default address;
}

declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  /** The shapes of an icon: tag and attributes. */
  export const __iconNode: readonly (readonly [string, { readonly d?: string }])[];
}
