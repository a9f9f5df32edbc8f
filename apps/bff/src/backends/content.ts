import { resolve } from 'node:path';
import type { Provider } from '@nestjs/common';
import { FileContent, FileHelp, FileHotels, FileOffers, FilePlaces } from '@shop/adapters/files';
import {
  ContentSource,
  HelpContent,
  HotelsContent,
  OffersContent,
  PlacesContent,
} from '@shop/ports/backends';
import { Config } from '../config/config.js';

const fromFiles = (token: symbol, Files: new (folder: string) => unknown): Provider => ({
  provide: token,
  inject: [Config],
  useFactory: ({ CONTENT_DIR }: Config) => new Files(resolve(CONTENT_DIR)),
});

/** The operator's texts and pictures, read at start so that a mistake stops the start. */
export const content: readonly Provider[] = [
  fromFiles(ContentSource, FileContent),
  fromFiles(PlacesContent, FilePlaces),
  fromFiles(OffersContent, FileOffers),
  fromFiles(HotelsContent, FileHotels),
  fromFiles(HelpContent, FileHelp),
];
