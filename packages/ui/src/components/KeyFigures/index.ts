export { type KeyFigure, KeyFigures, type KeyFiguresProps } from './KeyFigures.tsx';
