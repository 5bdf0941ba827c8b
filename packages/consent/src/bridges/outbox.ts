const WAITING = 20;

/**
 * Sends bodies to an address, in order and without credentials. What never arrives waits in this page until the network is
 * back; an answer, even a bad one, ends the matter.
 */
export function createOutbox(url: string, type: string): (body: object) => Promise<void> {
  const waiting: string[] = [];
  const headers = { 'Content-Type': type };

  const post = async (body: string): Promise<boolean> => {
    try {
      await fetch(url, { method: 'POST', credentials: 'omit', keepalive: true, headers, body });
      return true;
    } catch {
      return false;
    }
  };
  const flush = async (): Promise<void> => {
    for (const body of waiting.splice(0)) {
      if (!(await post(body))) waiting.push(body);
    }
    if (waiting.length) window.addEventListener('online', flush, { once: true });
  };
  return async (body) => {
    waiting.push(JSON.stringify(body));
    waiting.splice(0, waiting.length - WAITING);
    await flush();
  };
}
