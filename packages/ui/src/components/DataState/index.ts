export { DataState, type DataStateProps, type DataStatus } from './DataState.tsx';
