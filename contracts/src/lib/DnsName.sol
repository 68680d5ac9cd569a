// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Names in DNS wire format (ENSIP-10): each label after a byte with its length, then a zero byte.
library DnsName {
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);

    /// The node of a name in DNS format.
    function namehash(bytes memory dns) internal pure returns (bytes32) {
        return namehash(dns, 0);
    }

    /// "alice.eth" in DNS format. Labels are not normalised.
    function encode(string memory ens) internal pure returns (bytes memory dns) {
        bytes memory text = bytes(ens);
        if (text.length == 0) return hex"00";
        dns = abi.encodePacked(hex"00", text, hex"00");
        uint256 lengthAt = 0;
        for (uint256 i = 1; i < dns.length; ++i) {
            bool end = i == dns.length - 1;
            if (!end && dns[i] != ".") continue;
            uint256 length = i - lengthAt - 1;
            if (length == 0 || length > 255) revert DNSEncodingFailed(ens);
            dns[lengthAt] = bytes1(uint8(length));
            lengthAt = i;
        }
    }

    function namehash(bytes memory dns, uint256 offset) private pure returns (bytes32) {
        if (offset >= dns.length) revert DNSDecodingFailed(dns);
        uint256 length = uint8(dns[offset]);
        if (length == 0) {
            if (offset + 1 != dns.length) revert DNSDecodingFailed(dns);
            return bytes32(0);
        }
        uint256 next = offset + 1 + length;
        if (next >= dns.length) revert DNSDecodingFailed(dns);
        bytes32 parent = namehash(dns, next);
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(dns, 0x21), offset), length)
        }
        return keccak256(abi.encodePacked(parent, label));
    }
}
