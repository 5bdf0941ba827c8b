export { getMachine as machine } from '@hireyard/contract';
