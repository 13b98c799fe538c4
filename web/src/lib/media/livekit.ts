/** The part of LiveKit we use, named one by one so that the rest stays out of the bundle. Always imported lazily. */
export {
  DefaultReconnectPolicy,
  DisconnectReason,
  LocalAudioTrack,
  LocalVideoTrack,
  LogLevel,
  Room,
  RoomEvent,
  setLogLevel,
  Track,
  VideoPreset,
} from 'livekit-client'
