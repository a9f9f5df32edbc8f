import type { GalleryPictureView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { openerId, pictureId, viewerId } from './picture-ids.js';
import { useViewer } from './use-viewer.js';
import styles from './viewer.module.css';

type Pictures = readonly GalleryPictureView[];
type GalleryT = TFunction<'gallery'>;

/** All pictures full screen, opened by the URL fragment. Controls are links: no scripts needed. */
export function Viewer(props: { pictures: Pictures; title: string; t: GalleryT }) {
  const { pictures, title, t } = props;
  const { root, onClick } = useViewer();
  return (
    <div
      ref={root}
      id={viewerId}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      className={styles.viewer}
      onClick={onClick}
    >
      {pictures.map((picture, position) => (
        <Slide key={picture.key} pictures={pictures} position={position} t={t} />
      ))}
    </div>
  );
}

interface SlideProps {
  pictures: Pictures;
  position: number;
  t: GalleryT;
}

function Slide({ pictures, position, t }: SlideProps) {
  const picture = pictures[position];
  if (!picture) return null;
  const { key, src, alt, width, height, wall } = picture;
  const place = { number: position + 1, count: pictures.length };
  return (
    <figure
      id={pictureId(key)}
      className={styles.slide}
      data-wall={wall}
      aria-label={t('position', place)}
      tabIndex={-1}
    >
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={styles.image}
      />
      <Caption picture={picture} number={`${place.number} / ${place.count}`} t={t} />
      <Way to={openerId(key)} name={t('close')} icon="x" className={styles.close} />
      <Step to={pictures[position - 1]} name={t('previous')} icon="chevron-left" />
      <Step to={pictures[position + 1]} name={t('next')} icon="chevron-right" isOn />
    </figure>
  );
}

interface CaptionProps {
  picture: GalleryPictureView;
  number: string;
  t: GalleryT;
}

const Caption = ({ picture: { place, sale }, number, t }: CaptionProps) => (
  <figcaption className={styles.caption}>
    <AppLink href={place.href} className="text-h4">
      {place.name}
    </AppLink>
    <span aria-hidden="true">{number}</span>
    {sale && (
      <ButtonLink href={sale.href} tone="onWall" size="sm">
        {t(sale.kind)}
      </ButtonLink>
    )}
  </figcaption>
);

interface WayProps {
  to: string;
  name: string;
  icon: IconName;
  className: string | undefined;
}

const Way = ({ to, name, icon, className }: WayProps) => (
  <a href={`#${to}`} aria-label={name} className={`${styles.way} ${className}`}>
    <Icon name={icon} />
  </a>
);

type StepProps = Pick<WayProps, 'name' | 'icon'> & {
  to: GalleryPictureView | undefined;
  isOn?: boolean;
};

const Step = ({ to, isOn, ...rest }: StepProps) =>
  to && <Way to={pictureId(to.key)} className={isOn ? styles.next : styles.previous} {...rest} />;
