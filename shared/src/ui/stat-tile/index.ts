export { SparkLine } from './spark-line.tsx';
export { StatTile, type StatTileProps } from './stat-tile.tsx';
