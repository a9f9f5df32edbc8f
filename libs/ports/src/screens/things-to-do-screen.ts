import type { PosterView } from './home-screen.js';
import { type Problem, screen } from './screen.js';
import type { LinkView, SceneView } from './texts.js';

/** A town and what to do there: what we sell and what the town offers. */
export interface ThingsToDoView {
  readonly title: string;
  readonly name: string;
  readonly lead: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly introduction: readonly string[];
  readonly themes: readonly {
    readonly theme: 'nature' | 'water' | 'culture' | 'food' | 'children' | 'night';
    readonly text: string;
    readonly posters: readonly PosterView[];
    readonly things: readonly { readonly name: string; readonly text: string }[];
  }[];
  readonly around: readonly { readonly name: string; readonly text: string }[];
  readonly months: readonly { readonly when: string; readonly text: string }[];
  readonly others: readonly LinkView[];
  readonly list: string;
  readonly problem: Problem | undefined;
}

export const thingsToDoScreen = screen<ThingsToDoView>('thingsToDo');
