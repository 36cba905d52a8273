import { circleMarker, control, divIcon, latLngBounds, layerGroup, map, marker, polyline, tileLayer } from 'leaflet';
import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import { PROVINCES } from '#domain/geography/provinces';
import type { MapPoint } from './mapPoint.ts';
import type { MapTiles } from './useMapTiles.ts';

export type Drawing = {
  points: readonly MapPoint[];
  tiles: MapTiles | null;
  texts: { zoomIn: string; zoomOut: string };
  /** The first point can be dragged to where it belongs. */
  onMove?: (latitude: number, longitude: number) => void;
};

const TOWN_ZOOM = 9;
const STREET_ZOOM = 15;
/** From here on the names of neighbouring capitals don't cover one another; before, only these are named. */
const NAMES_ZOOM = 7;
const LANDMARKS = ['Madrid', 'Barcelona', 'Sevilla', 'A Coruña', 'Bilbao', 'Murcia'];
/** Seen on a light ground and on a dark one. */
const BLUE = '#3f7fbf';
const GREY = '#6b7c8c';

/** As an element, so that nothing in a name is taken for markup. */
const named = (text: string): HTMLElement => {
  const label = document.createElement('span');
  label.textContent = text;
  return label;
};

/** Without pictures of a map, the capitals of the provinces tell where one is. */
const drawCapitals = (view: LeafletMap, capitals: LayerGroup): void => {
  capitals.clearLayers();
  const isFar = view.getZoom() < NAMES_ZOOM;
  for (const { capital, latitude, longitude } of PROVINCES) {
    const dot = circleMarker([latitude, longitude], {
      radius: 3,
      color: GREY,
      weight: 1,
      fillOpacity: 1,
      interactive: false,
    });
    if (!isFar || LANDMARKS.includes(capital))
      dot.bindTooltip(named(capital), { permanent: true, direction: 'right', className: 'map-capital', opacity: 1 });
    capitals.addLayer(dot);
  }
};

const drawPoint = (view: LeafletMap, { latitude, longitude, label }: MapPoint, onMove: Drawing['onMove']): void => {
  const icon = divIcon({ className: 'map-point', iconSize: [18, 18] });
  const point = marker([latitude, longitude], { icon, draggable: !!onMove, keyboard: false });
  if (label) point.bindTooltip(named(label), { permanent: true, direction: 'top', offset: [0, -8] });
  if (onMove) point.on('dragend', () => onMove(point.getLatLng().lat, point.getLatLng().lng));
  point.addTo(view);
};

/** Draws points, in their order along a line, into an element; answers how to take the map away again. */
export const drawMap = (element: HTMLElement, { points, tiles, texts, onMove }: Drawing): (() => void) => {
  const view = map(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    // On a phone a finger on the map scrolls the page; the mark can be dragged all the same.
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    zoomAnimation: false,
    fadeAnimation: false,
    maxZoom: 18,
  });
  const places = points.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  control.zoom({ position: 'bottomright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(view);
  view.fitBounds(latLngBounds(places), {
    paddingTopLeft: [50, 50],
    paddingBottomRight: [50, 30],
    maxZoom: tiles ? STREET_ZOOM : TOWN_ZOOM,
    animate: false,
  });
  if (tiles) {
    const credit = named(tiles.attribution).innerHTML;
    control.attribution({ prefix: false }).addAttribution(credit).addTo(view);
    tileLayer(tiles.url, { maxZoom: 18 }).addTo(view);
  } else {
    const capitals = layerGroup().addTo(view);
    const draw = () => drawCapitals(view, capitals);
    view.on('zoomend', draw);
    draw();
  }
  if (places.length > 1) polyline(places, { color: BLUE, weight: 3, interactive: false }).addTo(view);
  points.forEach((point, index) => drawPoint(view, point, index === 0 ? onMove : undefined));
  return () => view.remove();
};
