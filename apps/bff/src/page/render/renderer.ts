import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VoucherSheets } from '@shop/ports/backends';
import type {
  GateView,
  OrderMailView,
  PageView,
  VisitorView,
  VoucherSheetsView,
  TransferMailView,
  WrittenMail,
} from '@shop/ports/screens';
import type * as WebEntry from '../../../../web/src/entry-server.js';
import { RenderFailed } from './render-failed.js';

export interface Renderer {
  /** Throws `RenderFailed` if a screen throws. */
  page(page: PageView): string;
  /** The HTML of the document's personal parts, in document order. */
  slots(page: Omit<PageView, 'visitor'>, visitor: VisitorView): readonly string[];
  /** HTML without scripts, for failed renders. */
  fallback(texts: Parameters<typeof WebEntry.renderFallback>[0]): string;
  orderMail(view: OrderMailView): WrittenMail;
  transferMail(view: TransferMailView): WrittenMail;
  voucherSheets(view: VoucherSheetsView): VoucherSheets;
  gate(view: GateView): string;
  gateDate: typeof WebEntry.writeGateDate;
  /** Scripts and styles by name, the service worker, and a digest of all of them. */
  readonly gateFiles: {
    readonly names: readonly string[];
    readonly worker: string;
    readonly digest: string;
  };
  /** What the service worker caches for use without a connection. */
  readonly offline: {
    page(texts: Parameters<typeof WebEntry.renderOffline>[0]): string;
    readonly facts: ReturnType<typeof WebEntry.offlineFacts>;
    /** Code of the service worker, and its pages' style sheet. */
    readonly worker: string;
    readonly sheet: string;
  };
  readonly appColors: typeof WebEntry.appColors;
}

const readBuilt = (webFolder: string, file: string) =>
  readFileSync(join(webFolder, 'client', file), 'utf8');

/** The gate's own build. Its file names never change, except those of lazy chunks. */
function readGateFiles(webFolder: string, sheet: string): Renderer['gateFiles'] {
  const folder = join(webFolder, 'gate');
  // Not the inventory of its packages.
  const all = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
  const texts = all.map((name) => `${name}\0${readFileSync(join(folder, name), 'latin1')}`);
  return {
    names: all.filter((name) => name !== 'gate-worker.js'),
    worker: readFileSync(join(folder, 'gate-worker.js'), 'utf8'),
    digest: [...texts, sheet].join('\0'),
  };
}

export const readManifest = (webFolder: string): WebEntry.ViteManifest =>
  JSON.parse(readBuilt(webFolder, '.vite/manifest.json')) as WebEntry.ViteManifest; // as: our own build wrote it

/** Imports the web app's server build, by URL because it is another build's output. */
export async function loadRenderer(webFolder: string): Promise<Renderer> {
  const address = pathToFileURL(join(webFolder, 'server', 'entry-server.js')).href;
  const entry = (await import(address)) as typeof WebEntry; // as: the built form of that module
  const built = (file: string) => readBuilt(webFolder, file);
  const manifest = readManifest(webFolder);
  const write = entry.createRenderer(manifest);
  return {
    page: (page) => {
      try {
        return write(page);
      } catch (cause) {
        throw new RenderFailed(page.screen, cause);
      }
    },
    slots: entry.renderSlots,
    fallback: entry.renderFallback,
    orderMail: entry.writeOrderMail,
    transferMail: entry.writeTransferMail,
    voucherSheets: entry.writeVoucherSheets,
    gate: entry.renderGate,
    gateDate: entry.writeGateDate,
    gateFiles: readGateFiles(webFolder, built('standalone.css')),
    offline: {
      page: entry.renderOffline,
      facts: entry.offlineFacts(manifest),
      worker: built('service-worker.js'),
      sheet: built('standalone.css'),
    },
    appColors: entry.appColors,
  };
}

export const Renderer = Symbol('Renderer');
