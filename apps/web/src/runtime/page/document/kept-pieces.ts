/** A least-recently-used cache. The key must name everything that the piece depends on. */
export function keepPieces<Piece>(most: number) {
  const pieces = new Map<string, Piece>();
  return (key: string, write: () => Piece): Piece => {
    const piece = pieces.get(key) ?? write();
    pieces.delete(key);
    pieces.set(key, piece);
    const [oldest] = pieces.keys();
    if (pieces.size > most && oldest !== undefined) pieces.delete(oldest);
    return piece;
  };
}
