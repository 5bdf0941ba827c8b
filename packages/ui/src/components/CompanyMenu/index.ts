export { CompanyMenu, type CompanyMenuProps } from './CompanyMenu.tsx';
