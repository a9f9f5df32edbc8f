import type { RouteName } from '@shop/domain';
import type { ListedPage, ScreenHandler } from './screen-handler.js';

/** All screens there are. A feature adds its own as it is loaded; pages look them up by route. */
export class Screens {
  private readonly byRoute = new Map<RouteName, ScreenHandler>();

  add(handler: ScreenHandler): void {
    for (const route of handler.routes) {
      if (this.byRoute.has(route)) throw new Error(`two screens for the route ${route}`);
      this.byRoute.set(route, handler);
    }
  }

  of(route: RouteName): ScreenHandler | undefined {
    return this.byRoute.get(route);
  }

  /** Every public page of the shop: what the site map and the sitemap are made of. */
  async listed(): Promise<readonly ListedPage[]> {
    const handlers = [...new Set(this.byRoute.values())];
    return (await Promise.all(handlers.map((handler) => handler.listed?.() ?? []))).flat();
  }
}
