import decodeQR from 'qr/decode.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `denied` by the user or the browser's settings; `none` where the device has no camera, or keeps it from pages. */
export type Camera = 'starting' | 'on' | 'denied' | 'none';

/** Between two looks, so that the page stays quick; a code that is held to the camera is read at the first or second. */
const PAUSE_MS = 150;
/** A code is readable in a picture of this size, and a larger one takes longer. */
const LONGEST_EDGE = 640;

/** The text of the code in a picture; null where there is none. */
export function codeIn(picture: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}

/** What the camera shows now, no larger than needed. */
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

/** Shows the camera in a video and tells each code in front of it; the camera is off again when this unmounts. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): Camera {
  const [camera, setCamera] = useState<Camera>('starting');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = () => {
      const picture = video.current && pictureOf(video.current, canvas);
      const text = picture && codeIn(picture);
      if (text) tell(text);
      timer = setTimeout(look, PAUSE_MS);
    };
    const start = async () => {
      try {
        // Without a secure address there are no media devices at all.
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        if (isOver) return;
        setCamera('on');
        look();
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
