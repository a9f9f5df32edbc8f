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

/** Turns a view into a whole document. */
export interface Renderer {
  /** Throws `RenderFailed` when a screen does. */
  page(page: PageView): string;
  /** What of that document is about its visitor, in the order in which it stands there. */
  slots(page: Omit<PageView, 'visitor'>, visitor: VisitorView): readonly string[];
  /** Plain HTML that needs none of our scripts: for when a render fails. */
  fallback(texts: Parameters<typeof WebEntry.renderFallback>[0]): string;
  orderMail(view: OrderMailView): WrittenMail;
  transferMail(view: TransferMailView): WrittenMail;
  /** The words and colours of vouchers on paper. */
  voucherSheets(view: VoucherSheetsView): VoucherSheets;
  /** The page of a gate. */
  gate(view: GateView): string;
  gateDate: typeof WebEntry.writeGateDate;
  /** Its scripts and styles by name, its worker, and a text that changes with any of them. */
  readonly gateFiles: {
    readonly names: readonly string[];
    readonly worker: string;
    readonly digest: string;
  };
  /** What a browser keeps to have something to show without a connection. */
  readonly offline: {
    page(texts: Parameters<typeof WebEntry.renderOffline>[0]): string;
    readonly facts: ReturnType<typeof WebEntry.offlineFacts>;
    /** The code of the service worker, and the style sheet of its pages. */
    readonly worker: string;
    readonly sheet: string;
  };
  /** For the manifest of the installed shop. */
  readonly appColors: typeof WebEntry.appColors;
}

const readBuilt = (webFolder: string, file: string) =>
  readFileSync(join(webFolder, 'client', file), 'utf8');

/** The gate has a build of its own, of files whose names never change but for what is fetched late. */
function readGateFiles(webFolder: string, sheet: string): Renderer['gateFiles'] {
  const folder = join(webFolder, 'gate');
  const all = readdirSync(folder).sort();
  const texts = all.map((name) => `${name}\0${readFileSync(join(folder, name), 'latin1')}`);
  return {
    names: all.filter((name) => name !== 'gate-worker.js'),
    worker: readFileSync(join(folder, 'gate-worker.js'), 'utf8'),
    digest: [...texts, sheet].join('\0'),
  };
}

/** Which files each part of the browser's build came to. */
export const readManifest = (webFolder: string): WebEntry.ViteManifest =>
  JSON.parse(readBuilt(webFolder, '.vite/manifest.json')) as WebEntry.ViteManifest; // as: our own build wrote it

/** Loads the web app's server build once; the module is another build's output, hence by address. */
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
