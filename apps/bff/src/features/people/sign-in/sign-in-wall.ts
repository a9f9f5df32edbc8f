import { type Language, resolvePath } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { SignInWall } from '@shop/ports/screens';
import { presentScene } from '../../../presenters/present-line.js';

/** The place whose page the visitor comes from, or the place of the season. */
export function presentWall(next: string, language: Language, content: ContentSource): SignInWall {
  const resolved = resolvePath(new URL(next, 'http://shop').pathname);
  const params = resolved.kind === 'page' ? Object.values(resolved.route.params) : [];
  const slugs = [...params, content.site(language).heroSlug];
  const slug = slugs.find((one) => content.place(one, language)) ?? '';
  const name = content.place(slug, language)?.name ?? '';
  return { name, ...presentScene(content, slug, language) };
}
