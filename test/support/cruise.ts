import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly files: readonly string[];
  readonly violations: readonly Violation[];
}

interface Report {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const program = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const reportOf = (folder: string) =>
  new Promise<string>((resolve) => {
    const config = ['--config', '.dependency-cruiser.cjs'];
    const args = [program, ...config, '--output-type', 'json', 'apps', 'backends', 'libs'];
    // The exit code is the number of violations, not a failure.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 }, (_, output) =>
      resolve(output),
    );
  });

/** Reads every import of the packages in a folder laid out like this repository. */
export async function cruise(folder: string): Promise<Cruise> {
  const report = JSON.parse(await reportOf(folder)) as Report; // as: the tool's documented output
  return {
    files: report.modules.map(({ source }) => source),
    violations: report.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
}
