export const contractOverviewText = {
  project: 'Project',
  poNumber: 'PO number',
  costCode: 'Cost code',
  reference: 'Reference',
  order: 'Order',
  period: 'Rental period',
  address: 'Delivery address',
  depot: 'Depot',
  siteContact: 'Site contact',
  spend: 'Spend to date',
};
