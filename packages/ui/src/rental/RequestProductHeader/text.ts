export const requestProductHeaderText = {
  loading: 'Loading the product',
  specifications: 'Specifications',
};
