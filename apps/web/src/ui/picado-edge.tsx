import styles from '../../generated/ui/picado-edge.module.css';

/** The scalloped lower edge of a plane, in the colour `--plane`. At most one per page. */
export function PicadoEdge({ className }: { className?: string }) {
  return <div className={`${styles.root} ${className ?? ''}`} aria-hidden="true" />;
}
