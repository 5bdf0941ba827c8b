import { endpointsOf } from '../core/endpoint.ts';
import type { backofficeSchemas } from './schemas.ts';

/**
 * What the rental company's own systems call (OP-10). A machine account sees the clients of its operating company, and
 * writes what the lifecycles leave to the rental company; the portal has none of it.
 */
const declare = endpointsOf<typeof backofficeSchemas>();
const common = { base: 'main', module: null, access: 'machine' } as const;

export const listCompanyClients = declare('listCompanyClients', {
  ...common,
  summary: 'The clients of the operating company',
  method: 'GET',
  path: '/backoffice/clients',
});

export const listCompanyRequests = declare('listCompanyRequests', {
  ...common,
  summary: 'Quote, service, billing and change requests, those first that changed longest ago',
  method: 'GET',
  path: '/backoffice/requests',
});
export const getCompanyRequest = declare('getCompanyRequest', {
  ...common,
  summary: 'One request',
  method: 'GET',
  path: '/backoffice/requests/{id}',
  problems: ['not-found'],
});
export const reviewCompanyRequest = declare('reviewCompanyRequest', {
  ...common,
  summary: 'Take a request into review',
  method: 'POST',
  path: '/backoffice/requests/{id}/review',
  problems: ['not-found', 'illegal-transition'],
});
export const quoteCompanyRequest = declare('quoteCompanyRequest', {
  ...common,
  summary: 'Answer a request as a proposal, which its writer approves or rejects',
  method: 'POST',
  path: '/backoffice/requests/{id}/quote',
  problems: ['not-found', 'illegal-transition'],
});
export const approveCompanyRequest = declare('approveCompanyRequest', {
  ...common,
  summary: 'Approve a request in review with an answer to each line',
  method: 'POST',
  path: '/backoffice/requests/{id}/approve',
  problems: ['not-found', 'illegal-transition'],
});
export const rejectCompanyRequest = declare('rejectCompanyRequest', {
  ...common,
  summary: 'Reject a request in review, with a reason',
  method: 'POST',
  path: '/backoffice/requests/{id}/reject',
  problems: ['not-found', 'illegal-transition'],
});
export const fulfilCompanyRequest = declare('fulfilCompanyRequest', {
  ...common,
  summary: 'Say that what was approved has been done',
  method: 'POST',
  path: '/backoffice/requests/{id}/fulfil',
  problems: ['not-found', 'illegal-transition'],
});
export const commentOnCompanyRequest = declare('commentOnCompanyRequest', {
  ...common,
  summary: 'Comment on a request, or ask its writer back, for whom it then waits',
  method: 'POST',
  path: '/backoffice/requests/{id}/comments',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyOrders = declare('listCompanyOrders', {
  ...common,
  summary: 'Orders that were sent, those first that changed longest ago',
  method: 'GET',
  path: '/backoffice/orders',
});
export const getCompanyOrder = declare('getCompanyOrder', {
  ...common,
  summary: 'One order',
  method: 'GET',
  path: '/backoffice/orders/{id}',
  problems: ['not-found'],
});
export const confirmCompanyOrder = declare('confirmCompanyOrder', {
  ...common,
  summary: 'Confirm an order',
  method: 'POST',
  path: '/backoffice/orders/{id}/confirm',
  problems: ['not-found', 'illegal-transition'],
});
export const rejectCompanyOrder = declare('rejectCompanyOrder', {
  ...common,
  summary: 'Say that an order cannot be supplied, and why',
  method: 'POST',
  path: '/backoffice/orders/{id}/reject',
  problems: ['not-found', 'illegal-transition'],
});
export const completeCompanyOrder = declare('completeCompanyOrder', {
  ...common,
  summary: 'Make the contract of a confirmed order',
  method: 'POST',
  path: '/backoffice/orders/{id}/complete',
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyOffHires = declare('listCompanyOffHires', {
  ...common,
  summary: 'Off-hires, those first that changed longest ago',
  method: 'GET',
  path: '/backoffice/off-hires',
});
export const getCompanyOffHire = declare('getCompanyOffHire', {
  ...common,
  summary: 'One off-hire with its machines',
  method: 'GET',
  path: '/backoffice/off-hires/{id}',
  problems: ['not-found'],
});
export const confirmCompanyOffHire = declare('confirmCompanyOffHire', {
  ...common,
  summary: 'Confirm an off-hire by a number, the proof that rent stops: its machines are off-hired',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/confirm',
  problems: ['not-found', 'illegal-transition'],
});
export const scheduleCompanyOffHire = declare('scheduleCompanyOffHire', {
  ...common,
  summary: 'Say when the machines are collected, for the first time or after a pick-up that failed',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/schedule',
  problems: ['not-found', 'illegal-transition'],
});
export const collectCompanyOffHire = declare('collectCompanyOffHire', {
  ...common,
  summary: 'Say that the machines are back: collected, or brought by the client. All of them are returned',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/collect',
  problems: ['not-found', 'illegal-transition'],
});
export const failCompanyOffHire = declare('failCompanyOffHire', {
  ...common,
  summary:
    'Say why a pick-up failed: it waits for another one, or its machines are on rent again, by the company’s setting',
  method: 'POST',
  path: '/backoffice/off-hires/{id}/fail',
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyInvoices = declare('listCompanyInvoices', {
  ...common,
  summary: 'Invoices and credit notes, those first that changed longest ago',
  method: 'GET',
  path: '/backoffice/invoices',
});
export const getCompanyInvoice = declare('getCompanyInvoice', {
  ...common,
  summary: 'One invoice or credit note with its lines and payments',
  method: 'GET',
  path: '/backoffice/invoices/{id}',
  problems: ['not-found'],
});
export const issueInvoice = declare('issueInvoice', {
  ...common,
  summary: 'Issue an invoice to a client',
  method: 'POST',
  path: '/backoffice/invoices',
  status: 201,
});
export const issueCreditNote = declare('issueCreditNote', {
  ...common,
  summary: 'Issue a credit note that corrects an invoice, which stays as it is',
  method: 'POST',
  path: '/backoffice/invoices/{id}/credit-notes',
  status: 201,
  problems: ['not-found'],
});
export const recordPayment = declare('recordPayment', {
  ...common,
  summary: 'Record what was received for an invoice',
  method: 'POST',
  path: '/backoffice/invoices/{id}/payments',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

export const listCompanyLines = declare('listCompanyLines', {
  ...common,
  summary: 'Contract lines, those first that changed longest ago',
  method: 'GET',
  path: '/backoffice/contract-lines',
});
export const getCompanyLine = declare('getCompanyLine', {
  ...common,
  summary: 'One contract line',
  method: 'GET',
  path: '/backoffice/contract-lines/{id}',
  problems: ['not-found'],
});
export const deliverLine = declare('deliverLine', {
  ...common,
  summary: 'Say that a planned machine was delivered: it is on rent from then on',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/deliver',
  problems: ['not-found', 'illegal-transition'],
});
export const cancelLine = declare('cancelLine', {
  ...common,
  summary: 'Cancel a line that was not delivered',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/cancel',
  problems: ['not-found', 'illegal-transition'],
});
export const exchangeLine = declare('exchangeLine', {
  ...common,
  summary: 'Replace a machine that broke down by another, which takes over on a line of its own',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/exchange',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});
export const returnLine = declare('returnLine', {
  ...common,
  summary: 'Say that a machine is back at the depot; rent stops if it has not stopped before',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/return',
  problems: ['not-found', 'illegal-transition'],
});
export const closeLine = declare('closeLine', {
  ...common,
  summary: 'Close a returned line that has been invoiced for the last time',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/close',
  problems: ['not-found', 'illegal-transition'],
});
export const addLineReadings = declare('addLineReadings', {
  ...common,
  summary: 'Add what a machine on rent has measured, each value with its own time',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/readings',
  status: 204,
  problems: ['not-found', 'illegal-transition'],
});
export const addStandDown = declare('addStandDown', {
  ...common,
  summary: 'Say that a machine waits on some days, which are not charged',
  method: 'POST',
  path: '/backoffice/contract-lines/{id}/stand-downs',
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

export const getEmissionFactors = declare('getEmissionFactors', {
  ...common,
  summary: 'The factors of the CO₂ estimate that count for the company: its own, and the defaults of the product',
  method: 'GET',
  path: '/backoffice/emission-factors',
});
export const putEmissionFactors = declare('putEmissionFactors', {
  ...common,
  summary: 'Set the company’s own factors of the CO₂ estimate, all at once',
  method: 'PUT',
  path: '/backoffice/emission-factors',
});
export const getProductConsumptions = declare('getProductConsumptions', {
  ...common,
  summary: 'What product classes take in an hour, and how long they run on a day of which nothing is measured',
  method: 'GET',
  path: '/backoffice/product-consumptions',
});
export const putProductConsumptions = declare('putProductConsumptions', {
  ...common,
  summary: 'Set what product classes take in an hour, all at once',
  method: 'PUT',
  path: '/backoffice/product-consumptions',
});
