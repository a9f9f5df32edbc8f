export function licenseOf(named: {
  readonly name: string;
  readonly license?: string;
}): string | undefined;
export function isAllowed(expression?: string): boolean;
