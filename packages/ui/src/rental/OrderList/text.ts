export const orderListText = {
  caption: 'Orders, one row each',
  order: 'Order',
  project: 'Project',
  period: 'Rental period',
  machines: 'Machines',
  status: 'Status',
  estimate: 'Estimate',
  none: 'None',
};
