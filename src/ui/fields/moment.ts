export { formatClock, formatMoment } from '#domain/moments';
