export * from './actions.tsx';
export * from './directions.tsx';
export { Icon, type IconFrameProps, type IconProps } from './Icon.tsx';
export * from './rental.tsx';
export * from './states.tsx';
export * from './things.tsx';
