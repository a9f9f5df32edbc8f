import { currentSpan } from '../../observability/request-scope.js';
import type { Tracing } from '../../observability/tracing.js';
import type { Renderer } from './renderer.js';

/** A renderer with a span for each page that it renders in a request. */
export const traced = (renderer: Renderer, tracing: Tracing): Renderer => ({
  ...renderer,
  page: (page) => {
    const parent = currentSpan();
    const name = `render ${page.screen}`;
    const span = parent && tracing.step(name, parent);
    let isFailed = true;
    try {
      const html = renderer.page(page);
      isFailed = false;
      return html;
    } finally {
      span?.end(name, isFailed, {});
    }
  },
});
