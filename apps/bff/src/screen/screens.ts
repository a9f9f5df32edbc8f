import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { RouteName } from '@shop/domain';
import type { ListedPage, ScreenHandler } from './screen-handler.js';

export const ScreenHandlers = Symbol('ScreenHandlers');
export type ScreenHandlers = readonly Type<ScreenHandler>[];

@Injectable()
export class Screens implements OnModuleInit {
  private readonly byRoute = new Map<RouteName, ScreenHandler>();

  constructor(
    private readonly providers: ModuleRef,
    @Inject(ScreenHandlers) private readonly handlers: ScreenHandlers,
  ) {}

  /** Not in the constructor, because a screen that lists all screens depends on this class. */
  onModuleInit(): void {
    for (const type of this.handlers) this.add(this.providers.get<ScreenHandler>(type));
  }

  private add(handler: ScreenHandler): void {
    for (const route of handler.routes) {
      if (this.byRoute.has(route)) throw new Error(`two screens for the route ${route}`);
      this.byRoute.set(route, handler);
    }
  }

  of(route: RouteName): ScreenHandler | undefined {
    return this.byRoute.get(route);
  }

  /** Every public page, for the site map and the sitemap. */
  listed(): Promise<readonly ListedPage[]> {
    return this.listedBy(() => true);
  }

  /** Without the pages of single products: as many as ever, however the catalogue grows. */
  listedBesideProducts(): Promise<readonly ListedPage[]> {
    return this.listedBy(({ listsProducts }) => !listsProducts);
  }

  private async listedBy(isMeant: (handler: ScreenHandler) => boolean) {
    const handlers = [...new Set(this.byRoute.values())].filter(isMeant);
    return (await Promise.all(handlers.map((handler) => handler.listed?.() ?? []))).flat();
  }
}
