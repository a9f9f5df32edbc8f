export function judgeRun(run: {
  readonly promises: readonly string[];
  readonly seen: ReadonlySet<string>;
  readonly unseen: Readonly<Record<string, string>>;
}): readonly string[];
