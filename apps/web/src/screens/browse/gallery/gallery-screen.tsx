import type { GalleryPictureView, GalleryView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../../ui/chip-link.js';
import { PageHead } from '../../../ui/page-head.js';
import type texts from './gallery.en.json';
import styles from './gallery-screen.module.css';
import { openerId, pictureId } from './picture-ids.js';
import { Viewer } from './viewer.js';

declare module '../../../shop/texts.js' {
  interface Texts {
    gallery: typeof texts;
  }
}

/** Eager pictures: those in a phone's first view. */
const atFirst = 4;

/** A masonry of two or four columns; each picture opens full screen. */
export function GalleryScreen({ view }: { view: GalleryView }) {
  const { t } = useTranslation('gallery');
  return (
    <div className={`${styles.page} co-page`}>
      <PageHead title={view.title} lead={view.lead} />
      <nav aria-label={t('places')}>
        <ul className={styles.chips}>
          <li>
            <ChipLink href={view.clear} isOn={view.filters.every(({ isOn }) => !isOn)}>
              {t('all')}
            </ChipLink>
          </li>
          {view.filters.map(({ key, name, href, isOn }) => (
            <li key={key}>
              <ChipLink href={href} isOn={isOn}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.masonry} aria-label={view.title}>
        {view.pictures.map((picture, position) => (
          <li key={picture.key}>
            <Picture picture={picture} isLate={position >= atFirst} />
          </li>
        ))}
      </ul>
      <Viewer pictures={view.pictures} title={view.title} t={t} />
    </div>
  );
}

/** A fragment link opens it full screen, without scripts. */
function Picture({ picture, isLate }: { picture: GalleryPictureView; isLate: boolean }) {
  const { key, src, alt, width, height, wall, place } = picture;
  return (
    <a href={`#${pictureId(key)}`} id={openerId(key)} className={styles.picture} data-wall={wall}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isLate ? 'lazy' : 'eager'}
        decoding="async"
        className={styles.image}
      />
      <span className={`${styles.place} text-label`}>{place.name}</span>
    </a>
  );
}
