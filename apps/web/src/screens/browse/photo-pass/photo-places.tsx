import type { PhotoPassView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './photo-pass-screen.module.css';

export function PhotoPlaces(props: { places: PhotoPassView['places']; t: TFunction<'photoPass'> }) {
  const { places, t } = props;
  return (
    <ul className={styles.places}>
      {places.map(({ slug, name, wall, scene, where, price, href }) => (
        <li key={slug} className={styles.place}>
          <SceneImage scene={scene} wall={wall} crop="wide" decorative sizesClass={styles.scene} />
          <Wall wall={wall} className={styles.name}>
            <h3 className="text-h3">{name}</h3>
          </Wall>
          <div className={styles.facts}>
            <p>{where}</p>
            {price && (
              <p className={styles.price}>
                <Price price={price} />
                <span className="text-small">{t('perPass')}</span>
              </p>
            )}
            <ButtonLink href={href} tone="outline" size="sm">
              {t('places.buy', { name })}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
