export { listRoles as roles } from '@hireyard/contract';
