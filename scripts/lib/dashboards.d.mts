export const dashboards: readonly {
  readonly name: string;
  readonly panels: readonly { readonly title: string; readonly exprs: readonly string[] }[];
}[];
