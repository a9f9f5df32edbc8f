import type { ScreenName } from '@shop/ports/screens';
import { type ScreenOf, screens } from './screens.js';

const loaded = new Map<ScreenName, ScreenOf<never>>();

/** Fetches the code of a screen once; the server does so for all of them as it starts. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, (await screens[name]()) as ScreenOf<never>); // as: kept under its own name
}

/** A screen that was loaded before, for the view of the same name. */
export function screenOf<Name extends ScreenName>(name: Name): ScreenOf<Name> {
  const screen = loaded.get(name);
  if (!screen) throw new Error(`screen ${name} is not loaded`);
  return screen as unknown as ScreenOf<Name>; // as: stored under this name by loadScreen
}
