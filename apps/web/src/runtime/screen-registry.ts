import type { FrameView } from '@shop/ports/screens';
import type { ComponentType } from 'react';
import { type AnyScreen, type ScreenName, screens } from './screens.js';

const loaded = new Map<string, AnyScreen>();

const isKnown = (name: string): name is ScreenName => name in screens;

/** Fetches the code of a screen once; the server does so for all of them as it starts. */
export async function loadScreen(name: string): Promise<void> {
  if (!isKnown(name)) throw new Error(`there is no screen ${name}`);
  if (!loaded.has(name)) loaded.set(name, await screens[name]());
}

/** A screen that was loaded before, for the view of the same name. */
export function screenOf(name: string): ComponentType<{ view: unknown; frame: FrameView }> {
  const screen = loaded.get(name);
  if (!screen) throw new Error(`screen ${name} is not loaded`);
  return screen as ComponentType<{ view: unknown; frame: FrameView }>; // as: the BFF sends the view that the port of this name promises
}
