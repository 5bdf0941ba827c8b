export const breadcrumbsText = { label: 'Breadcrumbs' };
