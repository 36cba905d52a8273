/** White around a code, in modules, without which readers don't find it. */
const MARGIN = 4;

/** A QR code, a text of 0 and 1 for each row: as large as its place lets it, black on white in the dark too. */
export const QrPicture = ({ code, title }: { code: readonly string[]; title: string }) => {
  const size = code.length + 2 * MARGIN;
  const path = code
    .flatMap((row, y) => [...row].map((sign, x) => (sign === '1' ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
      <title>{title}</title>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
};
