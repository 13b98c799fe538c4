// Publishes H.264 files into many media rooms without encoding them again: one picture, in a layer for each file, the smallest first.
//
//	publisher FRAMES_A_SECOND FILE=WIDTHxHEIGHT... [SOUND.ogg]
//
// Every line of its input is the address of a media server and a token, separated by a space. It stays until the input ends.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/livekit/protocol/livekit"
	lksdk "github.com/livekit/server-sdk-go/v2"
	"github.com/pion/webrtc/v4"
)

// A file without an end: a track that ended would have to be published anew, and watched anew.
type endless struct {
	data []byte
	at   int
}

func (e *endless) Read(p []byte) (int, error) {
	n := copy(p, e.data[e.at:])
	e.at = (e.at + n) % len(e.data)
	return n, nil
}
func (e *endless) Close() error { return nil }

type layer struct {
	data          []byte
	width, height int
}

// The media server knows layers by these names of theirs.
var qualities = []livekit.VideoQuality{livekit.VideoQuality_LOW, livekit.VideoQuality_MEDIUM, livekit.VideoQuality_HIGH}

func main() {
	if len(os.Args) < 3 {
		fail(fmt.Errorf("publisher FRAMES_A_SECOND FILE=WIDTHxHEIGHT... [SOUND.ogg]"))
	}
	frame := time.Second / time.Duration(number(os.Args[1]))
	var layers []layer
	sound := ""
	for _, argument := range os.Args[2:] {
		file, size, isPicture := strings.Cut(argument, "=")
		if !isPicture {
			sound = file
			continue
		}
		data, err := os.ReadFile(file)
		fail(err)
		width, height, _ := strings.Cut(size, "x")
		layers = append(layers, layer{data, number(width), number(height)})
	}
	var rooms []*lksdk.Room
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadString('\n')
		if err == io.EOF {
			break
		}
		fail(err)
		url, token, _ := strings.Cut(strings.TrimSpace(line), " ")
		room, err := lksdk.ConnectToRoomWithToken(url, token, lksdk.NewRoomCallback(), lksdk.WithAutoSubscribe(false))
		fail(err)
		fail(publish(room, layers, frame))
		if sound != "" {
			fail(publishSound(room, sound))
		}
		rooms = append(rooms, room)
		fmt.Println("published")
	}
	for _, room := range rooms {
		room.Disconnect()
	}
}

func publish(room *lksdk.Room, layers []layer, frame time.Duration) error {
	var tracks []*lksdk.LocalTrack
	for i, one := range layers {
		options := []lksdk.ReaderSampleProviderOption{lksdk.ReaderTrackWithFrameDuration(frame)}
		if len(layers) > 1 {
			size := livekit.VideoLayer{Quality: qualities[i], Width: uint32(one.width), Height: uint32(one.height)}
			options = append(options, lksdk.ReaderTrackWithSampleOptions(lksdk.WithSimulcast("camera", &size)))
		}
		track, err := lksdk.NewLocalReaderTrack(&endless{data: one.data}, webrtc.MimeTypeH264, options...)
		if err != nil {
			return err
		}
		tracks = append(tracks, track)
	}
	largest := layers[len(layers)-1]
	options := lksdk.TrackPublicationOptions{Name: "camera", Source: livekit.TrackSource_CAMERA, VideoWidth: largest.width, VideoHeight: largest.height}
	if len(tracks) > 1 {
		_, err := room.LocalParticipant.PublishSimulcastTrack(tracks, &options)
		return err
	}
	_, err := room.LocalParticipant.PublishTrack(tracks[0], &options)
	return err
}

func publishSound(room *lksdk.Room, file string) error {
	track, err := lksdk.NewLocalFileTrack(file)
	if err != nil {
		return err
	}
	_, err = room.LocalParticipant.PublishTrack(track, &lksdk.TrackPublicationOptions{Name: "microphone", Source: livekit.TrackSource_MICROPHONE})
	return err
}

func number(text string) int {
	value, err := strconv.Atoi(text)
	fail(err)
	return value
}

func fail(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
