import decodeQR from 'qr/decode.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `denied` by the user or the browser's settings. `none` if there is no camera, or pages cannot use it. */
export type Camera = 'starting' | 'on' | 'denied' | 'none';

/** Pause between two frames, so that the page stays responsive. A code is usually read in the first or second frame. */
const PAUSE_MS = 150;
/** Large enough to read a code. A larger image takes longer. */
const LONGEST_EDGE = 640;

/** Returns the text of the code in an image, or null. */
export function codeIn(picture: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}

/** Returns the current frame, scaled down. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return null;
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** Shows the camera in a video element and reports each code. Stops the camera on unmount. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): Camera {
  const [camera, setCamera] = useState<Camera>('starting');
  const notify = useEffectEvent(onCode);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const readFrame = () => {
      const picture = video.current && pictureOf(video.current, canvas);
      const text = picture && codeIn(picture);
      if (text) notify(text);
      timer = setTimeout(readFrame, PAUSE_MS);
    };
    const start = async () => {
      try {
        // `mediaDevices` is undefined outside secure contexts.
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        if (isOver) return;
        setCamera('on');
        readFrame();
      } catch (error) {
        if (!isOver) setCamera((error as Partial<DOMException>).name === 'NotAllowedError' ? 'denied' : 'none');
      }
    };
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [video]);
  return camera;
}
