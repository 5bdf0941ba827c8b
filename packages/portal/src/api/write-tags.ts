import type { Tag } from './tags.ts';

/** Data that depends on the state of a line. A project counts its machines, and assets include those on rent. */
const RENTAL: readonly Tag[] = ['Contract', 'ContractLine', 'KeyFigures', 'Planning', 'Project', 'Asset'];
/** Data that depends on the user's rights or projects: prices, amounts, limits, and the visible rows. */
const SEEN_BY_RIGHTS: readonly Tag[] = ['Rights', 'GlobalActions', 'Project', 'Contract', 'ContractLine', 'Document'];

/** Data with names of people. It changes with the user's name, or with the language for erased users. */
const NAMING: readonly Tag[] = [
  'Activity',
  'Contract',
  'Notification',
  'Order',
  'OrderList',
  'Request',
  'RequestList',
  'User',
];

/** The data that each write changes. Reads on screen with these tags are refetched. Every write needs a row. */
export const WRITES: Readonly<Record<string, readonly Tag[]>> = {
  putProfile: ['Profile', ...NAMING],
  // Another day changes due dates, overdue items and availability.
  putDemoClock: ['Project', 'Contract', 'ContractLine', 'Planning', 'Document', 'Asset', 'Request'],
  createProject: ['Project'],
  // A project's name and number appear on its contracts, lines, documents, assets and requests.
  putProject: ['Project', 'Contract', 'ContractLine', 'Planning', 'Document', 'Asset', 'Request'],
  closeProject: ['Project'],
  reopenProject: ['Project'],
  createContactPerson: ['ContactPerson'],
  // The project and its contracts show the site contact; an asset shows its holder.
  putContactPerson: ['ContactPerson', 'Project', 'Contract', 'Asset'],
  archiveContactPerson: ['ContactPerson'],
  restoreContactPerson: ['ContactPerson'],
  createAddress: ['Address'],
  putAddress: ['Address', 'Project'],
  archiveAddress: ['Address', 'Project'],
  restoreAddress: ['Address', 'Project'],
  createAsset: ['Asset'],
  putAsset: ['Asset'],
  assignAsset: ['Asset'],
  releaseAsset: ['Asset'],
  reportAssetDefect: ['Asset'],
  startAssetMaintenance: ['Asset'],
  endAssetMaintenance: ['Asset'],
  reportAssetLost: ['Asset'],
  reportAssetFound: ['Asset'],
  retireAsset: ['Asset'],
  planInspection: ['Asset'],
  recordInspection: ['Asset'],
  addReading: ['Asset'],
  addAssetFiles: ['Asset'],
  removeAssetFile: ['Asset'],
  importAssets: ['Asset'],
  markDocumentsRead: ['Document'],
  endSession: ['Session'],
  createCalendarFeed: ['CalendarFeed'],
  deleteCalendarFeed: ['CalendarFeed'],
  putAttentionSnooze: ['Attention'],
  deleteAttentionSnooze: ['Attention'],
  putAttentionAssignee: ['Attention'],
  snoozeAttention: ['Attention'],
  assignAttention: ['Attention'],
  createSavedView: ['SavedView'],
  putSavedView: ['SavedView'],
  deleteSavedView: ['SavedView'],
  // Signs out the other devices.
  changePassword: ['Session'],
  requestPasswordReset: [],
  resetPassword: [],
  acceptInvitation: [],
  createProspect: [],
  createFeedback: [],
  inviteUser: ['User', 'Role'],
  // The edited user may be the current user.
  putUser: ['User', 'Role', ...SEEN_BY_RIGHTS],
  resendInvitation: ['User'],
  blockUser: ['User'],
  unblockUser: ['User'],
  deactivateUser: ['User', 'Role'],
  createRole: ['Role'],
  putRole: ['Role', 'User', ...SEEN_BY_RIGHTS],
  deleteRole: ['Role'],
  createAttachment: [],
  markNotificationsRead: ['Notification', 'GlobalActions'],
  putNotificationSettings: ['NotificationSettings'],
  createOffHire: RENTAL,
  withdrawOffHire: RENTAL,
  extendLines: RENTAL,
  putContractReferences: ['Contract', 'ContractLine'],
  putProjectFavorite: ['Favorite'],
  createOrder: ['Order'],
  putOrder: ['Order'],
  // A deleted order is not read again.
  deleteOrder: ['OrderList'],
  submitOrder: ['Order'],
  withdrawOrder: ['Order'],
  approveOrder: ['Order'],
  rejectOrder: ['Order'],
  cancelOrder: ['Order'],
  // An invoice is disputed while it has an open request. A contract lists the requests about its machines.
  createRequest: ['Request', 'Document', 'Contract'],
  putRequest: ['Request', 'Document', 'Contract'],
  // A deleted request is not read again.
  deleteRequest: ['RequestList'],
  submitRequest: ['Request', 'Document', 'Contract'],
  reviewRequest: ['Request'],
  quoteRequest: ['Request'],
  approveRequest: ['Request', 'Document'],
  rejectRequest: ['Request', 'Document', 'Contract'],
  fulfilRequest: ['Request', 'Contract'],
  cancelRequest: ['Request', 'Document', 'Contract'],
  commentOnRequest: ['Request'],
};
