export const browserNoticeText = {
  title: 'Your browser is not supported',
  text: 'Parts of the portal will not work in it. Update your browser, or use a current Chrome, Edge, Firefox or Safari.',
};
