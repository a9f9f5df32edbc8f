import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shop/domain';
import type { Scene } from '@shop/ports/backends';
import { type SceneEntry, scenesFile } from './content-schema.js';
import { readJson } from './read-json.js';

const fileOf = (scene: string) => `${scene}.svg`;

export function readScenes(pictures: string): ReadonlyMap<string, SceneEntry> {
  const files = new Set(readdirSync(join(pictures, 'scenes')));
  const entries = Object.entries(readJson(pictures, 'scenes.json', scenesFile));
  return new Map(entries.filter(([name]) => files.has(fileOf(name))));
}

/** Without a picture, the place shows only its wall. */
export const sceneIn = (name: string, scene: SceneEntry | undefined, language: Language): Scene =>
  scene
    ? { file: fileOf(name), alt: scene.alt[language], inkTop: scene.inkTop, focus: scene.focus }
    : { file: undefined, alt: '', inkTop: 'ink' };
