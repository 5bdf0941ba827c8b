export {
  type RequestProduct,
  RequestProductHeader,
  type RequestProductHeaderProps,
} from './RequestProductHeader.tsx';
