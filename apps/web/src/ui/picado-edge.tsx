import styles from './picado-edge.module.css';

/** The scalloped edge of the plane above it, in `--plane`. At most once a page. */
export function PicadoEdge({ className }: { className?: string }) {
  return <div className={`${styles.picado} ${className ?? ''}`} aria-hidden="true" />;
}
