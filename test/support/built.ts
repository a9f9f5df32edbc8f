import type * as BffConfig from '../../apps/bff/src/config/config.js';
import type * as CreateApp from '../../apps/bff/src/create-app.js';
import type * as ErrorFilter from '../../apps/bff/src/page/error.filter.js';
import type * as BffMetrics from '../../apps/bff/src/observability/metrics.js';
import type * as RequestScope from '../../apps/bff/src/observability/request-scope.js';
import type * as Renderer from '../../apps/bff/src/page/render/renderer.js';
import type * as SandboxConfig from '../../apps/sandbox/src/config/config.js';
import type * as SandboxContent from '../../apps/sandbox/src/engine/content.js';
import type * as Serve from '../../apps/sandbox/src/serve.js';
import type * as Backends from '../../libs/ports/src/backends/index.js';

interface Built {
  'apps/bff/src/config/config.js': typeof BffConfig;
  'apps/bff/src/create-app.js': typeof CreateApp;
  'apps/bff/src/page/error.filter.js': typeof ErrorFilter;
  'apps/bff/src/observability/metrics.js': typeof BffMetrics;
  'apps/bff/src/observability/request-scope.js': typeof RequestScope;
  'apps/bff/src/page/render/renderer.js': typeof Renderer;
  'apps/sandbox/src/config/config.js': typeof SandboxConfig;
  'apps/sandbox/src/engine/content.js': typeof SandboxContent;
  'apps/sandbox/src/serve.js': typeof Serve;
  'libs/ports/src/backends/index.js': typeof Backends;
}

/** A module of ours as `npm start` runs it; see shop-environment.mjs. */
export const built = globalThis.importBuilt as <File extends keyof Built>(
  file: File,
) => Promise<Built[File]>; // as: compiled from the very file of that name

declare global {
  var importBuilt: (file: string) => Promise<unknown>;
}
