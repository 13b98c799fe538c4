// Publishes one H.264 file into many media rooms without encoding it again.
//
//	publisher FILE FRAMES_A_SECOND WIDTH HEIGHT
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

func main() {
	if len(os.Args) != 5 {
		fail(fmt.Errorf("publisher FILE FRAMES_A_SECOND WIDTH HEIGHT"))
	}
	data, err := os.ReadFile(os.Args[1])
	fail(err)
	perSecond, width, height := number(os.Args[2]), number(os.Args[3]), number(os.Args[4])
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
		frame := lksdk.ReaderTrackWithFrameDuration(time.Second / time.Duration(perSecond))
		track, err := lksdk.NewLocalReaderTrack(&endless{data: data}, webrtc.MimeTypeH264, frame)
		fail(err)
		options := lksdk.TrackPublicationOptions{Name: "camera", Source: livekit.TrackSource_CAMERA, VideoWidth: width, VideoHeight: height}
		_, err = room.LocalParticipant.PublishTrack(track, &options)
		fail(err)
		rooms = append(rooms, room)
		fmt.Println("published")
	}
	for _, room := range rooms {
		room.Disconnect()
	}
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
