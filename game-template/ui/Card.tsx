import styles from './Screen.module.css';

/** A card face up, face down (`hidden`), or an empty place for one. */
export function Card({ shows }: { readonly shows: number | 'hidden' | undefined }) {
  const look = shows === undefined ? styles.free : shows === 'hidden' ? styles.back : styles.face;
  return (
    <span aria-hidden="true" className={`${styles.card} ${look}`}>
      {typeof shows === 'number' ? shows : ''}
    </span>
  );
}
