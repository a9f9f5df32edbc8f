interface Release {
  readonly root: string;
  readonly version: string;
  readonly day: string;
}

export function isLater(version: string, other: string): boolean;
export function withRelease(changelog: string, version: string, day: string): string | undefined;
export function release(release: Release): Promise<string>;
